// Everything that the stylesheet holds; `dist/styles.css` is made from it.
import './blocks/blocks.css';
import './drawings/drawing.css';
import './frame/footer.css';
import './frame/frame.css';
import './layout/story-layout.css';
import './lists/lists.css';
import './rich-text/rich-text.css';
