import { bilingual } from '../engine/index.ts';

/**
 * Chinese says what is left to pay, in tenths or hundredths: 10 off is 9 折, 15 off is 85 折. Below a tenth the
 * hundredths would read as tenths, so 95 off is 0.5 折 and not 5 折, which is half the price. All of it off is 免費.
 */
function inTenths(percent: number): string {
  const left = 100 - percent;
  if (left === 0) return '免費';
  return `${left < 10 || left % 10 === 0 ? left / 10 : left} 折`;
}

/** What a discount is called, on a badge, in a table and on a coupon. Nothing off is nothing to say. */
export const discountWords = bilingual({
  zh: {
    percentOff: ({ percentOff }: { percentOff: number }) =>
      percentOff === 0 ? '' : inTenths(percentOff),
  },
  en: { percentOff: ({ percentOff }) => (percentOff === 0 ? '' : `${percentOff}% off`) },
});
