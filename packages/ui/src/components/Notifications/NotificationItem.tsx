import { type ElementType, type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { LinkButton } from '../LinkButton/LinkButton';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import * as styles from './Notifications.css';
import type { Notification, NotificationStore } from './notification-store';

interface NotificationItemProps<Details> {
  notification: Notification<Details>;
  store: NotificationStore<Details>;
  dismissLabel: string;
  linkComponent: ElementType;
  renderDetails: ((notification: Notification<Details>) => ReactNode) | undefined;
}

const iconOfTone = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const;

/** One notification; its timer pauses under the pointer and while it has focus. */
export function NotificationItem<Details>({
  notification,
  store,
  dismissLabel,
  linkComponent,
  renderDetails,
}: NotificationItemProps<Details>) {
  const { id, message, tone, names, action, stayLabel, timeout, isPaused } = notification;
  const item = useRef<HTMLLIElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const { current: own } = item;
    return () => {
      // Who closes it from within goes on where they were, not at the top of the page.
      if (!own?.contains(document.activeElement) || !(cameFrom.current instanceof HTMLElement)) return;
      cameFrom.current.focus({ preventScroll: true });
    };
  }, []);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    store.pause(id);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) store.resume(id);
  };
  const act = () => {
    action?.onPress?.();
    store.dismiss(id);
  };
  return (
    <li
      className={styles.item}
      onBlur={leave}
      onFocus={enter}
      onPointerEnter={() => store.pause(id)}
      onPointerLeave={() => store.resume(id)}
      ref={item}
    >
      <div className={styles.head}>
        <Icon className={styles.icon[tone]} name={iconOfTone[tone]} />
        <p className={styles.message}>{message}</p>
        <IconButton
          className={styles.dismiss}
          icon="close"
          label={dismissLabel}
          onClick={() => store.dismiss(id)}
          size="small"
        />
      </div>
      {names && names.length > 0 && (
        <ul className={styles.names}>
          {names.map((name) => (
            <li className={styles.name} key={name}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {renderDetails?.(notification)}
      {(action || stayLabel) && (
        <div className={styles.actions}>
          {stayLabel && (
            <Button className={styles.button} isFull onClick={() => store.dismiss(id)} variant="secondary">
              {stayLabel}
            </Button>
          )}
          {action?.href && (
            <LinkButton as={linkComponent} className={styles.button} href={action.href} isFull onClick={act}>
              {action.label}
            </LinkButton>
          )}
          {action && !action.href && (
            <Button className={styles.button} isFull onClick={act}>
              {action.label}
            </Button>
          )}
        </div>
      )}
      {timeout !== undefined && (
        <span
          className={classNames(styles.time, isPaused && styles.paused)}
          style={cssVariables({ '--kit-timeout': `${timeout}ms` })}
        />
      )}
    </li>
  );
}
