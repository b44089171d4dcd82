const profiles = [
  'smooth',
  'side-grooved',
  'planed',
  'sawn',
  'square',
  'round',
  'grooved',
  'ribbed',
  'channel-siding',
  'half-lap',
  'swedish-shiplap',
  'tongue-and-groove',
  'bevel',
  'rhombus',
] as const;

/** Shape of a section. */
export type Profile = (typeof profiles)[number];

const known: ReadonlySet<string> = new Set(profiles);

/** The shape of that name; smooth when there is none. */
export function toProfile(name: string | null | undefined): Profile {
  return name && known.has(name) ? (name as Profile) : 'smooth';
}
