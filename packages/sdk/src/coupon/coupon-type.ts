/** The type whose `discount` is a percentage; every other takes `price` off. Spec: 1§9, 2§3 */
export const PERCENTAGE = '6';
