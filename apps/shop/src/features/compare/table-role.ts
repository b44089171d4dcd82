type TableRole = 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell';

/** The role of a table's element once more: laid out as a grid, Safari takes it for a plain box. */
export const tableRole = <Role extends TableRole>(role: Role): { readonly role: Role } => ({ role });
