import type { SchoolBranding } from '@bookgrove/api-client';
import { announcementIn } from '@bookgrove/contract';
import { COLOR_FIELDS, companions, type ColorField } from '@bookgrove/contract/theme';
import { useMemo, useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { paths } from '../../../app/paths.ts';
import type { AppDispatch } from '../../../app/store.ts';
import { language, t } from '../../../i18n/index.ts';
import { reloadTenant } from '../../../shared/tenant.ts';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useChangeSchoolBrandingMutation, useGetSchoolBrandingQuery } from '../api.ts';
import { AnnouncementFields } from '../components/AnnouncementFields.tsx';
import { ColorFields } from '../components/ColorFields.tsx';
import { asBody, usePicture, type LogoChange } from '../components/logoFile.ts';
import { LogoField } from '../components/LogoField.tsx';
import { ThemePreview } from '../components/ThemePreview.tsx';
import { announcementsIn, tenantTheme, type AnnouncementDraft } from '../model.ts';
import styles from './SchoolFormPage.module.css';

/** Logo, colours and announcement of the own school. */
export default function BrandingPage() {
  const query = useGetSchoolBrandingQuery();
  return (
    <>
      <WorkHead
        title={t('Logo and colours')}
        lead={t('As everybody at your school sees it, from the next page on.')}
        back={{ to: paths.adminSettings, label: t('School settings') }}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={60} height={400} />}
        failed={t('The colours did not load')}
      >
        {(branding) => <BrandingForm branding={branding} />}
      </QueryView>
    </>
  );
}

type Draft = Record<ColorField, string> & AnnouncementDraft;
const draftOf = (branding: SchoolBranding): Draft => ({
  ...(Object.fromEntries(COLOR_FIELDS.map((field) => [field, branding[field]])) as Record<
    ColorField,
    string
  >),
  ...announcementsIn(branding),
});

function BrandingForm({ branding }: { branding: SchoolBranding }) {
  const before = useMemo(() => draftOf(branding), [branding]);
  const [draft, setDraft] = useState(before);
  const [logo, setLogo] = useState<LogoChange>(null);
  const [change, { isLoading, error: refusal }] = useChangeSchoolBrandingMutation();
  const dispatch = useDispatch<AppDispatch>();
  const picture = usePicture(logo, branding.logo);
  const theme = useMemo(() => tenantTheme(draft), [draft]);
  const error = refusal ? normalizeError(refusal) : null;
  const changed = Object.entries(draft).filter(([name, value]) => value !== before[name as keyof Draft]);
  const count = changed.length + (logo ? 1 : 0);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const fields = { ...Object.fromEntries(changed), ...(logo === 'removed' && { logo: '' as const }) };
    const answer = await change(asBody(fields, logo));
    if (answer.error) return;
    setLogo(null);
    setDraft(draftOf(answer.data));
    void dispatch(reloadTenant());
    dispatch(showToast('ok', t('Your school has its new look.')));
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className={styles['form']}>
      <fieldset>
        <legend>{t('Logo')}</legend>
        <div className={styles['pair']}>
          <LogoField
            label={t('Logo')}
            hint={t('PNG, JPEG, WebP or SVG, best square, up to 2 MB.')}
            picture={picture}
            error={error?.fields['logo']}
            onFile={setLogo}
            onRemove={() => setLogo(branding.logo ? 'removed' : null)}
          />
          <AnnouncementFields
            draft={draft}
            errors={error?.fields ?? {}}
            onChange={(field, value) => setDraft((now) => ({ ...now, [field]: value }))}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('Colours')}</legend>
        <Button
          icon="retry"
          onClick={() => setDraft((now) => ({ ...now, ...companions(now.primary_color) }))}
        >
          {t('Match all colours to the primary colour')}
        </Button>
        <div className={styles['colors']}>
          <ColorFields
            colors={draft}
            theme={theme}
            errors={error?.fields ?? {}}
            onChange={(field, value) => setDraft((now) => ({ ...now, [field]: value }))}
          />
          <div className={styles['stay']}>
            <ThemePreview
              theme={theme}
              name={branding.school_name}
              announcement={announcementIn(draft, language()) ?? ''}
              logo={picture}
            />
          </div>
        </div>
      </fieldset>
      <div className={styles['end']}>
        {error && (
          <p role="alert" className={styles['failure']}>
            {error.message}
          </p>
        )}
        <Button type="submit" tone="main" disabled={isLoading || count === 0}>
          {t('Save the look')}
        </Button>
        {count > 0 && (
          <span className="num">
            {t('{count, plural, one {# change not saved} other {# changes not saved}}', { count })}
          </span>
        )}
      </div>
    </form>
  );
}
