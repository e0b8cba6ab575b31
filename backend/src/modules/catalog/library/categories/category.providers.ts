import { SaveCategoryHandler } from './save-category.ts';
import { MoveCategoryHandler } from './move-category.ts';
import { CategoriesController } from './categories.controller.ts';
import { ListCategoriesHandler } from './list-categories.query.ts';
import { ListCategoryNamesHandler } from './list-category-names.query.ts';
import { ReindexWhenCategoryRenamed } from './reindex-when-category-renamed.ts';
import { RemoveCategoryHandler } from './remove-category.ts';
import { CategoryTree } from './category-tree.ts';
import { SetCategoryVisibilityHandler } from './set-category-visibility.ts';

/** The tree of categories. */
export const CATEGORY_PROVIDERS = {
  controllers: [CategoriesController],
  providers: [
    CategoryTree,
    ListCategoriesHandler,
    ListCategoryNamesHandler,
    MoveCategoryHandler,
    ReindexWhenCategoryRenamed,
    RemoveCategoryHandler,
    SaveCategoryHandler,
    SetCategoryVisibilityHandler,
  ],
};
