import { Heading, Text } from '@react-email/components';
import type { TextBlock } from './mail-content';
import { mailStyles } from './mail-styles';

/** A heading with lines close below each other. */
export function NoteBlock({ title, lines }: TextBlock) {
  return (
    <>
      <Heading as="h2" style={mailStyles.heading}>
        {title}
      </Heading>
      {lines.map((line) => (
        <Text key={line} style={mailStyles.note}>
          {line}
        </Text>
      ))}
    </>
  );
}
