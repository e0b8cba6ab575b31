import type { Announcements } from '@bookgrove/contract';
import { useMemo } from 'react';
import { baseApi } from '../api/baseApi.ts';
import { normalizeError } from '../api/normalizeError.ts';

/** The school of this host. Its colour fields are read by name, so further ones need no change here. */
export interface Tenant extends Announcements {
  id: string;
  school_name: string;
  logo: string | null;
  /** Optional features that are enabled, e.g. `demo`. */
  features?: string[];
  /** Default currency of prices, ISO 4217; null: none chosen. */
  currency?: string | null;
  [field: string]: unknown;
}

const KEY = 'tenant';

/** The server marks pages of the platform's hosts, which have no school to request. */
const isPlatform = (): boolean => document.documentElement.dataset['site'] === 'platform';

/** Whether the page already has these colours: /theme.css applied them at the first paint. */
function isPainted(tenant: Tenant): boolean {
  const styles = getComputedStyle(document.documentElement);
  return Object.entries(tenant).every(
    ([field, value]) =>
      !field.includes('color') ||
      typeof value !== 'string' ||
      styles.getPropertyValue(`--${field.replaceAll('_', '-')}`).trim() === value.toLowerCase(),
  );
}

/**
 * Sets the school's custom properties on <html>, where dialogs inherit them too. The colour calculation is loaded
 * only when the colours changed since the page was loaded.
 */
async function applyTheme(tenant: Tenant): Promise<void> {
  if (isPainted(tenant)) return;
  const { tenantTheme } = await import('@bookgrove/contract/theme');
  for (const [name, value] of Object.entries(tenantTheme(tenant).variables)) {
    document.documentElement.style.setProperty(name, value);
  }
}

function cachedTenant(): Tenant | null {
  try {
    const text = sessionStorage.getItem(KEY);
    return text ? (JSON.parse(text) as Tenant) : null;
  } catch {
    return null;
  }
}

function cacheTenant(tenant: Tenant | null): void {
  try {
    if (tenant) sessionStorage.setItem(KEY, JSON.stringify(tenant));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the next page requests it again.
  }
}

const tenantApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The school, or null on the platform's own hosts. */
    getTenant: build.query<Tenant | null, void>({
      queryFn: async (_argument, _api, _extra, send) => {
        if (isPlatform()) return { data: null };
        const { data, error } = await send('/current-tenant');
        if (error) return normalizeError(error).code === 'not_a_tenant' ? { data: null } : { error };
        return { data: data as Tenant };
      },
      onQueryStarted: async (_argument, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        cacheTenant(answer.data);
        if (answer.data) await applyTheme(answer.data);
      },
      keepUnusedDataFor: 3600,
    }),
  }),
});

/** Requests the school; uses the copy that an earlier page of this visit stored, if there is one. */
export const loadTenant = () => tenantApi.endpoints.getTenant.initiate();

/** Requests the school again, after its look has changed. */
export const reloadTenant = () =>
  tenantApi.endpoints.getTenant.initiate(undefined, { forceRefetch: true, subscribe: false });

/** The school of this host: undefined while unknown, null on the platform's own hosts. */
export function useTenant(): Tenant | null | undefined {
  const { data } = tenantApi.useGetTenantQuery();
  const cached = useMemo(cachedTenant, []);
  return data === undefined ? (cached ?? (isPlatform() ? null : undefined)) : data;
}

/** Name of the school, or of the platform. */
export const placeName = (tenant: Tenant | null | undefined): string => tenant?.school_name ?? 'Bookgrove';
