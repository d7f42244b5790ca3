import { useLanguage } from '../engine/index.ts';
import { Words } from '../ui/data/server-text.tsx';
import type { Both } from './sheet-words.ts';

export { default as labelStyles } from './sheet.css?inline';

/** A label in both languages, Chinese first. */
export function Label({ of: [zh, en] }: { of: Both }) {
  return (
    <>
      <span lang="zh-Hant-HK">{zh}</span>{' '}
      <span className="clinic-print-en" lang="en-HK">
        {en}
      </span>
    </>
  );
}

interface NamesProps {
  /** The name in the language of the page. */
  own: string;
  /** The name in the other language, where it is known. */
  other?: string | undefined;
}

/** A name of the server in both languages, Chinese first; once where one holds the other. */
export function Names({ own, other }: NamesProps) {
  const isChinese = useLanguage() === 'zh';
  if (!other || own.includes(other)) return <Words>{own}</Words>;
  if (other.includes(own)) return <Words>{other}</Words>;
  return <Label of={isChinese ? [own, other] : [other, own]} />;
}
