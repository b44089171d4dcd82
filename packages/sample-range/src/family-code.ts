/** Of timber; the first part of its item numbers. */
export type FamilyCode = 'DH' | 'DS' | 'CL' | 'RH' | 'PB' | 'SB' | 'TB' | 'BT' | 'PM' | 'SM';
