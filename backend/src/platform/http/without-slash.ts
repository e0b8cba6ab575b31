import { SetMetadata } from '@nestjs/common';

export const WITHOUT_SLASH = 'without-slash';

/**
 * The canonical address of this route has no trailing slash, as its specification demands; all other routes
 * have one. The server accepts both forms.
 */
export const WithoutSlash = () => SetMetadata(WITHOUT_SLASH, true);
