import type { ReactNode, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import { Link } from '../Link/Link';
import * as notice from '../Notice/Notice.css';
import { classNames } from '../private/class-names';
import * as styles from './ErrorSummary.css';

export interface ErrorSummaryProps {
  /** What is wrong with the form as a whole. */
  title: string;
  /** One link per field that is wrong. */
  errors?: readonly { fieldId: string; message: string }[] | undefined;
  /** The messages are names of fields, each of which says beside it what is wrong: several are in one line. */
  areNames?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

type FieldError = NonNullable<ErrorSummaryProps['errors']>[number];

/** What is wrong with a form after sending it, above its fields; one field in one line. Can take the focus. */
export function ErrorSummary({
  title,
  errors = [],
  areNames = false,
  id,
  ref,
  children,
  className,
}: ErrorSummaryProps) {
  const [first, ...others] = errors;
  return (
    <div
      className={classNames(notice.root, notice.tone.danger, className)}
      id={id}
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <Icon className={notice.icon.danger} name="warning" size={16} />
      <div>
        <p>
          <strong className={notice.title}>{title}</strong>
          {first && others.length === 0 && (
            <>
              {' '}
              <FieldLink {...first} />
            </>
          )}
        </p>
        {others.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: lists without marks lose their role in Safari
          <ul className={styles.lists[areNames ? 'names' : 'messages']} role="list">
            {errors.map((error) => (
              <li className={areNames ? styles.name : undefined} key={error.fieldId}>
                <FieldLink {...error} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

const FieldLink = ({ fieldId, message }: FieldError) => (
  <Link href={`#${fieldId}`} tone="ink">
    {message}
  </Link>
);
