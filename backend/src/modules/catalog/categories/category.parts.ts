import { KeepCategoryHandler } from './keep-category.ts';
import { MoveCategoryHandler } from './move-category.ts';
import { RemoveCategoryHandler } from './remove-category.ts';
import { ShelfTree } from './shelf-tree.ts';
import { ShowCategoryHandler } from './show-category.ts';

/** How the tree of categories is kept. */
export const CATEGORY_PARTS = [
  KeepCategoryHandler,
  MoveCategoryHandler,
  RemoveCategoryHandler,
  ShelfTree,
  ShowCategoryHandler,
];
