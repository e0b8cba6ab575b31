import { Navigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { charityPath, projectPath } from '../../../app/paths.ts';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { countryName } from '../../../shared/countryName.ts';
import { BooksFor } from '../../../shared/giving/BooksFor.tsx';
import { CharityMark } from '../../../shared/giving/Drawings.tsx';
import {
  Beside,
  GivingPage,
  Lead,
  News,
  Notice,
  Paragraphs,
  Part,
  PlaceLine,
  Trust,
} from '../../../shared/giving/GivingPage.tsx';
import { GoalTags } from '../../../shared/giving/GoalTags.tsx';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetCharityQuery, type CharityView } from '../../../shared/giving/charitiesApi.ts';
import { FollowButton, GiveCard, Supporters, useMayGive } from '../../donations/index.ts';
import { ProjectsOf } from '../../projects/index.ts';
import head from '../components/CharityHead.module.css';
import { MoneyTable } from '../components/MoneyTable.tsx';

/** A charity: what it does, its projects, and where its money is. An id leads to the address with the name. */
export default function CharityPage() {
  const { idOrSlug = '' } = useParams();
  const query = useGetCharityQuery(idOrSlug);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={720} />}
      failed={t('The charity did not load')}
      missing={<NotFoundPage />}
    >
      {(charity) =>
        charity.slug === idOrSlug ? (
          <Charity charity={charity} />
        ) : (
          <Navigate replace to={charityPath(charity.slug)} />
        )
      }
    </QueryView>
  );
}

function Charity({ charity }: { charity: CharityView }) {
  const { slug, name, status, place, country, verified_at: checked, registration_number: number } = charity;
  usePageTitle(name);
  const mayGive = useMayGive() && charity.accepts_gifts;
  return (
    <GivingPage
      of={charity}
      card={mayGive}
      intro={
        <>
          <CharityMark of={charity} className={head['mark']} />
          <h1 dir="auto">{name}</h1>
          <PlaceLine>
            {status === 'verified' && checked && (
              <span className={head['checked']}>
                <Icon name="shield" />
                {t('Charity {number}, checked on {date}', { number, date: formatDay(checked) })}
              </span>
            )}
            <span>{[place, countryName(country)].filter(Boolean).join(', ')}</span>
            {charity.demo && <span className={head['demo']}>{t('Made up, to show how it works')}</span>}
          </PlaceLine>
          <Lead>{charity.summary}</Lead>
          <GoalTags goals={charity.goals} />
          {status === 'suspended' && (
            <Notice>
              {t('Giving is paused for this charity. {reason}', { reason: charity.status_reason })}
            </Notice>
          )}
          {status === 'archived' && (
            <Notice>{t('This charity takes no gifts any more. Its page stays as proof.')}</Notice>
          )}
        </>
      }
      aside={
        <>
          {mayGive && <GiveCard to="charity" slug={slug} title={t('Give to {name}', { name })} />}
          <FollowButton kind="charity" id={charity.id} />
          <Supporters of={{ charity: slug }} />
          <Beside title={t('Can I trust this?')}>
            <Trust reasons={reasonsOf(charity)} />
          </Beside>
        </>
      }
    >
      <ProjectsOf charity={charity.id} />
      <BooksFor charity={charity.id} />
      {charity.money && charity.money.length > 0 && <MoneyTable money={charity.money} />}
      {charity.mission && (
        <Part title={t('What they work for')}>
          <Paragraphs text={charity.mission} />
        </Part>
      )}
      {charity.updates.length > 0 && (
        <Part title={t('News')}>
          <News
            news={charity.updates.map((one) => ({
              ...one,
              about: <TextLink to={projectPath(one.project_slug)}>{one.project_title}</TextLink>,
            }))}
          />
        </Part>
      )}
    </GivingPage>
  );
}

/** What was checked, and where a reader checks it. */
function reasonsOf(charity: CharityView): Parameters<typeof Trust>[0]['reasons'] {
  const { register_url: register, registration_number: number, bank_checked_at: bank, website } = charity;
  return [
    number
      ? {
          icon: 'shield' as const,
          title: register ? (
            <a href={register} rel="noreferrer">
              {t('Charity register, number {number}', { number })}
            </a>
          ) : (
            t('Charity register, number {number}', { number })
          ),
          text: charity.legal_name,
        }
      : null,
    ...charity.documents.map(({ title, added_at: added, read_at: read }) => ({
      icon: 'file' as const,
      title,
      text: read
        ? t('Read by us on {date}', { date: formatDay(read) })
        : t('Added on {date}', { date: formatDay(added) }),
    })),
    bank
      ? { icon: 'card' as const, title: t('Bank account checked by two people'), text: formatDay(bank) }
      : null,
    website
      ? {
          icon: 'globe' as const,
          title: (
            <a href={website} rel="noreferrer">
              {t('Their own website')}
            </a>
          ),
        }
      : null,
  ].filter((one) => one !== null);
}
