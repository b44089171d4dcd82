'use client';
import { Text } from '@geven/ui/Text';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

interface WaitForPaymentProps {
  text: string;
  /** Said instead once nobody expects it any moment. */
  later: string;
  /** How long the page looks again by itself. */
  minutes: number;
}

const INTERVAL_MS = 3000;
const MINUTE_MS = 60_000;

/** Has the server look again every few seconds; the page that it makes is another one once the payment has ended. */
export function WaitForPayment({ text, later, minutes }: WaitForPaymentProps) {
  const router = useRouter();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const look = setInterval(() => router.refresh(), INTERVAL_MS);
    const end = setTimeout(() => {
      clearInterval(look);
      setIsLate(true);
    }, minutes * MINUTE_MS);
    return () => {
      clearInterval(look);
      clearTimeout(end);
    };
  }, [router, minutes]);
  return (
    <div role="status">
      <Text isMeasured size="lead">
        {isLate ? later : text}
      </Text>
    </div>
  );
}
