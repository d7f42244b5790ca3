'use client';

/** The elements as React components: `import { ClinicProduct } from '@clinicart/widgets/react'`. */
export * from './react/components.ts';
export type { ClinicComponent, ClinicProps } from './react/react-element.ts';
