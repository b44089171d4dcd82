'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../private/class-names';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './PiecesField.css';
import { allowedPieces } from './pieces';

export interface PiecesFieldProps {
  /** Name of the field, for example "Pieces, 4.85 m". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  name?: string | undefined;
  id?: string | undefined;
  /** Number of pieces, when the field is controlled. */
  value?: number | undefined;
  /** Initial number of pieces, when the field is uncontrolled. */
  defaultValue?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Pieces per press; other numbers are rounded up to it. */
  step?: number | undefined;
  isLabelHidden?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** What is wrong; the text itself is beside the field, tied by `describedBy`. */
  isInvalid?: boolean | undefined;
  /** Id of a text that explains the field. */
  describedBy?: string | undefined;
  /** Called with an allowed number, while typing and on every press. */
  onValueChange?: ((pieces: number) => void) | undefined;
  className?: string | undefined;
}

/** A native number input between − and +; without script it is the plain input. */
export function PiecesField({
  label,
  decreaseLabel,
  increaseLabel,
  name,
  id,
  value,
  defaultValue = 0,
  min = 0,
  max = 9999,
  step = 1,
  isLabelHidden = true,
  isDisabled = false,
  isInvalid = false,
  describedBy,
  onValueChange,
  className,
}: PiecesFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const limits = { min, max, step };
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const pieces = value ?? own;

  const change = (next: number) => {
    if (next === pieces) return;
    setOwn(next);
    onValueChange?.(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const next = allowedPieces(text, limits);
    if (next !== undefined) change(next);
  };
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before scripts ran is looked for once.
  useEffect(() => {
    if (input.current && input.current.value !== String(pieces)) type(input.current.value);
  }, []);
  const press = (by: number) => {
    setDraft(undefined);
    change(allowedPieces(String(pieces + by), limits) ?? pieces);
  };
  const button = (text: string, by: number, isAtLimit: boolean, sign: string) => (
    <button
      aria-controls={inputId}
      aria-label={text}
      className={styles.button}
      disabled={isDisabled || isAtLimit}
      onClick={() => press(by)}
      tabIndex={-1}
      type="button"
    >
      {sign}
    </button>
  );

  return (
    <div className={className}>
      <label className={isLabelHidden ? visuallyHidden : styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={classNames(styles.root, pieces === 0 && styles.empty, isInvalid && styles.invalid)}>
        {button(decreaseLabel, -step, pieces <= min, '−')}
        <input
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          className={styles.input}
          disabled={isDisabled}
          id={inputId}
          inputMode="numeric"
          max={max}
          min={min}
          name={name}
          onBlur={() => setDraft(undefined)}
          onChange={({ target }) => type(target.value)}
          ref={input}
          step={step}
          type="number"
          value={draft ?? String(pieces)}
        />
        {button(increaseLabel, step, pieces >= max, '+')}
      </div>
    </div>
  );
}
