// Everything that the stylesheet holds; `dist/styles.css` is made from it.
import './blocks/blocks.css';
import './rich-text/rich-text.css';
