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
      'template.title':
        'The names of the first sections name the page; the picture carries its own words.',
      'template.remark': 'Left out.',
      'many.manyAreaJson.specialList.title':
        'The picture carries its own words; a screen reader hears the name of its place.',
      'many.manyAreaJson.specialList.remark': 'Left out.',
      'many.manyAreaJson.manyProduct.title':
        'The name in the side navigation is the heading, and the picture is left out.',
      'many.manyAreaJson.manyProduct.remark': 'Left out.',
      isAuth: 'Prices show to an account that is approved.',
      text: 'The shop’s own sentence takes its place.',
    },
  },
};
