import { defineBlock } from '@storyblok/schema';
import { blocks, line, link, paragraph, picture } from './fields';

const part = { is_root: false, is_nestable: true } as const;

const MenuLink = defineBlock({
  ...part,
  name: 'MenuLink',
  fields: [line('label', { required: true }), link(), picture('icon')],
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
  MenuLink,
  HeaderMenu,
  FooterColumn,
  FooterColumns,
  FooterLegal,
  FooterCertified,
  FooterSocial,
  FooterPayments,
};
