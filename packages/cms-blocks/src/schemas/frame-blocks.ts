import { defineBlock } from '@storyblok/schema';
import { blocks, line, link, paragraph, picture } from './fields';

const part = { is_root: false, is_nestable: true } as const;

/** What helps to choose in a part of the range: the header's menu has it beside the entry's categories. */
const MenuTool = defineBlock({
  ...part,
  name: 'MenuTool',
  fields: [line('title', { required: true }), paragraph('text'), picture(), blocks('button', ['Button'], 1)],
});
const MenuLink = defineBlock({
  ...part,
  name: 'MenuLink',
  fields: [line('title', { required: true }), link(), picture('icon'), blocks('tool', ['MenuTool'], 1)],
});
const HeaderMenu = defineBlock({ ...part, name: 'HeaderMenu', fields: [blocks('links', ['MenuLink'])] });

const FooterColumn = defineBlock({
  ...part,
  name: 'FooterColumn',
  fields: [line('title', { required: true }), blocks('links', ['MenuLink'])],
});
const FooterColumns = defineBlock({
  ...part,
  name: 'FooterColumns',
  fields: [blocks('columns', ['FooterColumn'])],
});
const FooterLegal = defineBlock({ ...part, name: 'FooterLegal', fields: [blocks('links', ['MenuLink'])] });
const FooterCertified = defineBlock({
  ...part,
  name: 'FooterCertified',
  fields: [line('title', { required: true }), paragraph('text')],
});
const FooterSocial = defineBlock({ ...part, name: 'FooterSocial', fields: [blocks('links', ['MenuLink'])] });
const FooterPayments = defineBlock({ ...part, name: 'FooterPayments', fields: [blocks('links', ['MenuLink'])] });

/** Blocks of header and footer. */
export const frameBlocks = {
  MenuTool,
  MenuLink,
  HeaderMenu,
  FooterColumn,
  FooterColumns,
  FooterLegal,
  FooterCertified,
  FooterSocial,
  FooterPayments,
};
