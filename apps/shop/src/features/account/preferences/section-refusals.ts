import type { FormFlash, FormRefusal } from '@/lib/forms/form-flash';

/** What a section of the preferences has to say about the form that came back. */
export interface SectionRefusals {
  readonly refusals: readonly FormRefusal[];
  /** What was wrong with the password that is asked for once more; null where it is not asked for. */
  readonly again: readonly FormRefusal[] | null;
}

/** Sorts what came back by the section that it belongs to; a login that has to be repeated belongs to one as well. */
export function sectionRefusals(flash: FormFlash | undefined, section: string): SectionRefusals {
  const { form, section: ofLogin } = flash?.values ?? {};
  if (flash && form === 'login' && ofLogin === section) return { refusals: [], again: flash.refusals };
  if (!flash || form !== section) return { refusals: [], again: null };
  const refusals = flash.refusals.filter(({ code }) => code !== 'REAUTHENTICATION_REQUIRED');
  return { refusals, again: refusals.length < flash.refusals.length ? [] : null };
}
