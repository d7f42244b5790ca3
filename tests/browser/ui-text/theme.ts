// Words of the switch between the device's colours, light and dark.
export const themeSaid = {
  zh: { legend: '色彩', auto: '跟隨裝置', light: '淺色', dark: '深色' },
  en: { legend: 'Colours', auto: 'Follow device', light: 'Light', dark: 'Dark' },
} as const;
