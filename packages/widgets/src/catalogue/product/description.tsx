import { useWords } from '../../engine/index.ts';
import { ServerHtml } from '../../html/server-html.tsx';
import { productWords } from './product-words.ts';

/** The server's description of a product. Spec: 1§3 page */
function Description({ html }: { html: string }) {
  const text = useWords(productWords);
  return (
    <>
      <h2>{text.description}</h2>
      <ServerHtml className="clinic-description" html={html} />
    </>
  );
}

export { Description as part };
