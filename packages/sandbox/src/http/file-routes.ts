import { type Context, Hono } from 'hono';
import { blankFormAt } from '../checkout/bill-form.ts';
import { avatarAt, type SignedKind, signedPicture } from '../identity/account/uploads.ts';
import { leafletAt } from '../media/pdf.ts';
import { codedPicture, pictureAt } from '../media/pictures.ts';
import { filmAt } from '../media/video.ts';
import { OWN_PICTURE } from '../range/imported.ts';
import { pictureFile } from '../range/picture-file.ts';
import type { Call } from './call.ts';

const YEAR_S = 31_536_000;

type Shop = () => Pick<Call, 'db' | 'now'>;

/** The files of the shop: pictures, films and leaflets for everyone; licences, bills and bill forms by signed URLs. */
export function fileRoutes(shop: Shop, ownPictures: ReadonlyMap<string, string>): Hono {
  return new Hono()
    .get('/pictures/:size/:path', (c) => ownPicture(c, ownPictures) ?? picture(c))
    .get('/files/:name', filmOrLeaflet)
    .get('/licences/:id', (c) => signedUpload(c, shop, 'licence', c.req.param('id')))
    .get('/bills/:id', (c) => signedUpload(c, shop, 'bill', c.req.param('id')))
    .get('/proofs/:id', (c) => signedUpload(c, shop, 'proof', c.req.param('id')))
    .get('/bill-forms/:name', (c) => blankForm(c, shop, c.req.param('name')))
    .get('/avatars/:id', (c) => avatarAt(shop().db, c.req.param('id')) ?? notFound(c));
}

const notFound = (c: Context) => c.text('not found', 404);

/** Returns the parts of a signed URL that prove it. */
function proofOf(c: Context) {
  const { until = '', signature = '' } = c.req.query();
  return { until, signature };
}

/** A picture of an imported range, in the one size of its file; undefined for any other path. */
function ownPicture(
  c: Context<object, '/pictures/:size/:path'>,
  files: ReadonlyMap<string, string>,
): Response | undefined {
  const name = c.req.param('path');
  if (!name.startsWith(OWN_PICTURE)) return undefined;
  const found = pictureFile(files.get(name));
  if (!found) return notFound(c);
  return c.body(found.bytes, 200, {
    'Content-Type': found.type,
    // The file may change while the server runs.
    'Cache-Control': 'public, max-age=60',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
}

function picture(c: Context<object, '/pictures/:size/:path'>) {
  const found = pictureAt(c.req.param('size'), c.req.param('path'));
  if (!found) return notFound(c);
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': `public, max-age=${YEAR_S}, immutable`,
    ETag: found.etag,
    Vary: 'Accept-Encoding',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  if (c.req.header('If-None-Match') === found.etag) return c.body(null, 304, headers);
  const { body, coding } = codedPicture(found, c.req.header('Accept-Encoding') ?? '');
  return c.body(body, 200, { ...headers, ...(coding && { 'Content-Encoding': coding }) });
}

function filmOrLeaflet(c: Context<object, '/files/:name'>) {
  const film = filmAt(c.req.param('name'), c.req.header('Range'));
  if (film)
    return c.body(film.bytes, film.status, {
      ...film.headers,
      'Cache-Control': `public, max-age=${YEAR_S}`,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  const leaflet = leafletAt(c.req.path);
  if (!leaflet) return notFound(c);
  return c.body(leaflet, 200, {
    'Content-Type': 'application/pdf',
    'Cache-Control': `public, max-age=${YEAR_S}`,
  });
}

const signedUpload = (c: Context, shop: Shop, kind: SignedKind, id: string) =>
  signedPicture(shop(), kind, id, proofOf(c)) ?? notFound(c);

function blankForm(c: Context, shop: Shop, name: string) {
  const form = blankFormAt(shop(), name, proofOf(c));
  if (form === undefined) return notFound(c);
  return c.body(form, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
  });
}
