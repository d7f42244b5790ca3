/**
 * React, as the build for partners' pages sees it: Preact, with what its own compatibility layer leaves out.
 * docs/decisions/partner.md says why, and the table of `preact-build.ts` puts it in the place of `react` and `react-dom`.
 */
import './attributes.ts';
import './controlled-fields.ts';
import './departed-nodes.ts';

export {
  Component,
  createContext,
  createElement,
  createPortal,
  createRef,
  Fragment,
  flushSync,
  lazy,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat';
export { useId } from './use-id.ts';
