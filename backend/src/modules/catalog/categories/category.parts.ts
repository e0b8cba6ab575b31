import { KeepCategoryHandler } from './keep-category.ts';
import { MoveCategoryHandler } from './move-category.ts';
import { Deeds } from '../deeds.ts';
import { ReindexWhenCategoryRenamed } from './reindex-when-category-renamed.ts';
import { RemoveCategoryHandler } from './remove-category.ts';
import { ShelfTree } from './shelf-tree.ts';
import { ShowCategoryHandler } from './show-category.ts';

/** How the tree of categories is kept. */
export const CATEGORY_PARTS = [
  Deeds,
  KeepCategoryHandler,
  MoveCategoryHandler,
  ReindexWhenCategoryRenamed,
  RemoveCategoryHandler,
  ShelfTree,
  ShowCategoryHandler,
];
