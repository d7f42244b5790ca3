import type { DocumentedRows } from '../base/wire/documented.ts';

/** Spec: 2§3 Campaign */
export const documented: DocumentedRows = {
  'campaign.details': {
    screens: ['/active11/{id}'],
    answer: `template{backgroundColor mainPicture} positioningTagList{bannerId bannerName englishBannerName}
      many{manyAreaJson{modelType modelSort specialAreaBanner englishSpecialAreaBanner specialAreaEmissionType
        specialList{sort link specialAreaUrl englishSpecialAreaUrl}
        manyProduct{titleUrl englishTitleUrl
          productList{sort searchProductId picturePath goodsName activityPrice sellingPrice isTag}}}}`,
    assumed: {
      'many.manyAreaJson.bannerId': 'Sections belong to the side navigation in their order.',
      isAuth: 'Prices show to an account that is approved.',
      text: 'The shop’s own sentence takes its place.',
    },
  },
};
