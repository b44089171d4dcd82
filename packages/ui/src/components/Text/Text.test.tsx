import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../testing/expect-no-axe-violations';
import { Text } from './Text';

describe('Text', () => {
  it('renders a paragraph by default', () => {
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
