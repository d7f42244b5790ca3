import { bilingual } from '../engine/index.ts';

/**
 * Chinese states the price left to pay, in tenths or hundredths: 10% off is 9 折, 15% off is 85 折. Below a tenth,
 * hundredths would read as tenths: 95% off is 0.5 折, because 5 折 means half price. 100% off is 免費.
 */
function inTenths(percent: number): string {
  const left = 100 - percent;
  if (left === 0) return '免費';
  return `${left < 10 || left % 10 === 0 ? left / 10 : left} 折`;
}

/** The name of a discount on badges, in tables and on coupons; '' for 0%. */
export const discountWords = bilingual({
  zh: {
    percentOff: ({ percentOff }: { percentOff: number }) =>
      percentOff === 0 ? '' : inTenths(percentOff),
  },
  en: { percentOff: ({ percentOff }) => (percentOff === 0 ? '' : `${percentOff}% off`) },
});
