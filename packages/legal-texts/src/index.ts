export { type LegalText, type LegalTextName, legalText, type Places } from './legal-text';
export { legalTextAsPlainText } from './legal-text-as-plain-text';
