import { Disclosure } from '@geven/ui/Disclosure';
import { Section } from '@geven/ui/Section';
import { blocksOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { sectionId } from '../layout/story-contents';
import { RichText } from '../rich-text/RichText';

/** Questions that open to their answers, without a script. */
export function FaqBlock({ block, provider, renderBlocks }: BlockProps) {
  const questions = blocksOf(block.questions).filter(({ question }) => textOf(question) !== '');
  if (questions.length === 0) return null;
  const list = questions.map(({ _uid, question, answer }) => (
    <Disclosure headingLevel={3} key={_uid} summary={provider.fill(textOf(question))}>
      <RichText provider={provider} renderBlocks={renderBlocks} text={answer} />
    </Disclosure>
  ));
  const title = provider.fill(textOf(block.title));
  return title ? (
    <Section heading={title} headingSize="heading" id={sectionId(block._uid)}>
      {list}
    </Section>
  ) : (
    <div>{list}</div>
  );
}
