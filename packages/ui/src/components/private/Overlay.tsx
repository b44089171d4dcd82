import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as heading from '../Heading/Heading.css';
import { IconButton } from '../IconButton/IconButton';
import { classNames } from './class-names';
import * as styles from './overlay.css';
import { visuallyHidden } from './visually-hidden.css';

export interface OverlayCommon {
  isOpen: boolean;
  /** Called with `false` on Escape, on the close button and, if dismissable, on a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Label of the close button. */
  closeLabel: string;
  /** Hides the title visually; screen readers still announce it. */
  isTitleHidden?: boolean | undefined;
  /** A press outside closes it too. */
  isDismissable?: boolean | undefined;
  children: ReactNode;
}

interface OverlayProps extends OverlayCommon {
  scrimClassName: string | undefined;
  panelClassName: string | undefined;
  footer?: ReactNode;
}

/** A modal panel that traps the focus, with title and close button. */
export function Overlay({
  isOpen,
  onOpenChange,
  title,
  closeLabel,
  isTitleHidden = false,
  isDismissable = true,
  scrimClassName,
  panelClassName,
  footer,
  children,
}: OverlayProps) {
  return (
    <ModalOverlay
      className={classNames(styles.scrim, scrimClassName) ?? ''}
      isDismissable={isDismissable}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal className={panelClassName ?? ''}>
        <AriaDialog className={styles.dialog}>
          <div className={styles.head}>
            <Heading className={isTitleHidden ? visuallyHidden : heading.size.subheading} level={2} slot="title">
              {title}
            </Heading>
            <IconButton icon="close" label={closeLabel} onClick={() => onOpenChange(false)} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
