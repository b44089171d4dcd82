import type { Metadata } from 'next';
import { NotFoundPage } from '../../../components/not-found/NotFoundPage';
import { getTexts } from '../../../lib/i18n';
import { notedPlace } from '../../../lib/place';

export function generateMetadata(): Metadata {
  return { title: getTexts(notedPlace().locale, 'common')('notFound.title'), robots: { index: false } };
}

export default function NotFound() {
  return <NotFoundPage place={notedPlace()} />;
}
