// The package's types of these point to files that it does not have.
declare module 'altcha/i18n/de';
declare module 'altcha/i18n/nl';
declare module 'altcha/workers/pbkdf2';
declare module 'altcha/altcha.css';
