import * as z from 'zod/mini';
import { read } from '../../base/http/endpoint.ts';
import { lenientList } from '../../base/wire/lenient-list.ts';
import { count, maybe, number, shape, text } from '../../base/wire/parsers.ts';
import type { Home, HomeExtension } from '../home-types.ts';
import { brandLink, type CardPage, listItem, toListCard, viewFields, viewOf } from '../types.ts';
import { keyword, none, nothing } from './request-fields.ts';

/** Spec: 1§9 */
export const RECOMMENDED_PAGE_SIZE = 10;

export const home = read(
  {
    name: 'catalogue.home',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'The home page',
          spec: '1§2, 1§3, 1§7',
          assumed: [
            '{product} is empty unless productLine is set',
            'name and remark of a special tile; title, remark and button of a banner; title and remark of an advert',
            'pictures may carry the size placeholder of product pictures',
            'enTryPicUrl is the picture of the new-customer pop-up',
            'link of a keyword',
          ],
        },
    path: '/api/index{product}',
    request: z.object({ type: z.literal(1) }),
    response: shape(
      z.object({
        banner: lenientList(
          z.object({
            path: maybe(text),
            image: maybe(text),
            title: maybe(text),
            remark: maybe(text),
            button: maybe(text),
          }),
        ),
        adver: maybe(
          z.object({
            path: maybe(text),
            image: maybe(text),
            title: maybe(text),
            remark: maybe(text),
          }),
        ),
        special: lenientList(
          z.object({
            path: maybe(text),
            image: maybe(text),
            name: maybe(text),
            remark: maybe(text),
          }),
        ),
        prefecture: lenientList(
          z.object({
            name: text,
            remark: maybe(text),
            image: maybe(text),
            path: maybe(text),
            products: lenientList(listItem),
          }),
        ),
        specialSubject: maybe(z.object({ remark: maybe(text) })),
        newCus: maybe(number),
        enTryPicUrl: maybe(text),
        ...viewFields,
        classifyFloor: lenientList(
          z.object({
            floorName: text,
            floorImagePath: maybe(text),
            classifyList: lenientList(z.object({ title: text, link: maybe(text) })),
            adImages: lenientList(
              z.object({
                link: maybe(text),
                picturePath: maybe(text),
                picturePathTc: maybe(text),
                title: maybe(text),
                remark: maybe(text),
              }),
            ),
            products: lenientList(listItem),
            brandImages: lenientList(brandLink),
          }),
        ),
        brandImages: lenientList(brandLink),
      }),
      (wire): Home => {
        const view = viewOf(wire);
        return {
          banners: wire.banner,
          advert: wire.adver,
          specials: wire.special,
          zones: wire.prefecture.map((zone) => ({
            ...zone,
            products: zone.products.map((item) => toListCard(view, item)),
          })),
          specialRemark: wire.specialSubject?.remark,
          offersNewCustomers: wire.newCus === 1 || wire.newCus === 2,
          newCustomerPicture: wire.enTryPicUrl,
          view,
          floors: wire.classifyFloor.map((floor) => ({
            name: floor.floorName,
            picture: floor.floorImagePath,
            keywords: floor.classifyList,
            adverts: floor.adImages.map((advert) => ({
              path: advert.link,
              pictures: { en: advert.picturePath, zh: advert.picturePathTc },
              title: advert.title,
              remark: advert.remark,
            })),
            products: floor.products.map((item) => toListCard(view, item)),
            brands: floor.brandImages,
          })),
          brands: wire.brandImages,
        };
      },
    ),
    priced: true,
  },
  (_: null) => ({ type: 1 as const }),
);

export const homeExtension = read(
  {
    name: 'catalogue.homeExtension',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'What the home page loads after its first screen',
          spec: '1§7',
          assumed: ['the answer: only the name of the call is given'],
        },
    path: '/api/index_extend',
    request: none,
    response: shape(
      z.object({ brandImages: lenientList(brandLink) }),
      (wire): HomeExtension => ({
        brands: wire.brandImages,
      }),
    ),
  },
  nothing,
);

export const recommended = read(
  {
    name: 'catalogue.recommended',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Featured products, a page at a time',
          spec: '1§2, 1§7, 1§9',
          assumed: ['the answer is shaped like a search answer'],
        },
    path: '/api/index-recommend',
    request: z.object({
      PageIndex: z.int().check(z.gte(1)),
      PageSize: z.literal(RECOMMENDED_PAGE_SIZE),
      keyword,
    }),
    response: shape(
      z.object({ products: lenientList(listItem), totalPage: count, ...viewFields }),
      (wire): CardPage => ({
        products: wire.products.map((item) => toListCard(viewOf(wire), item)),
        pages: wire.totalPage,
        view: viewOf(wire),
      }),
    ),
    priced: true,
  },
  (page: number) => ({
    PageIndex: page,
    PageSize: RECOMMENDED_PAGE_SIZE as typeof RECOMMENDED_PAGE_SIZE,
    keyword: '',
  }),
);
