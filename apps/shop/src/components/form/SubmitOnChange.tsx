'use client';
import type { ReactNode } from 'react';

export interface SubmitOnChangeProps {
  action: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A GET form that is sent as soon as a choice is made; without scripts it needs its button. */
export function SubmitOnChange({ action, className, children }: SubmitOnChangeProps) {
  return (
    <form action={action} className={className} method="get" onChange={(event) => event.currentTarget.requestSubmit()}>
      {children}
    </form>
  );
}
