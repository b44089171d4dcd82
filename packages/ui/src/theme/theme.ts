export { vars } from './contract.css';
export { gevenTheme } from './geven.css';
export { type Breakpoint, breakpoints, media } from './media';
export { sectionScale } from './section-scale';
export { systemSelection } from './system-selection';
export { type FigureSize, type HeadingSize, type TextSize, type TypeStep, textStyle } from './text-style';
export { timberYardTheme } from './timber-yard.css';
export { visuallyHidden } from './visually-hidden';
