import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Text } from './Text';

describe('Text', () => {
  it('is a paragraph unless told otherwise', () => {
    render(
      <>
        <Text>Larch</Text>
        <Text as="span">Oak</Text>
      </>,
    );
    expect([screen.getByText('Larch').tagName, screen.getByText('Oak').tagName]).toEqual(['P', 'SPAN']);
  });

  it('has no accessibility violations (DC-03)', async () => {
    render(<Text>Larch</Text>);
    await expectNoAxeViolations();
  });
});
