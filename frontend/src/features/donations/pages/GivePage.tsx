import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectSession } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { charityPath, paths, projectPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { useGetCharityQuery } from '../../../shared/giving/charitiesApi.ts';
import { presetsOf } from '../../../shared/giving/presets.ts';
import { useGetProjectQuery } from '../../../shared/giving/projectsApi.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { GiveForm, type GiftTarget } from '../components/GiveForm.tsx';
import { useMayGive } from '../useMayGive.ts';

/** The page on which somebody gives: for a project, or for a charity as a whole. */
export default function GivePage() {
  const { project, charity } = useParams();
  const { phase } = useSelector(selectSession);
  const mayGive = useMayGive();
  if (phase === 'restoring')
    return (
      <div className="wrap">
        <SkeletonLine height={640} />
      </div>
    );
  if (!mayGive)
    return (
      <div className="wrap">
        <State
          asPage
          scene="gate"
          title={t('Only grown-ups give money')}
          actions={
            <ButtonLink tone="main" size="lg" to={paths.library}>
              {t('To the library')}
            </ButtonLink>
          }
        >
          <p>{t('You help in another way: by reading, writing and telling.')}</p>
        </State>
      </div>
    );
  return project === undefined ? <ToCharity slug={charity ?? ''} /> : <ToProject slug={project} />;
}

function ToProject({ slug }: { slug: string }) {
  const query = useGetProjectQuery(slug);
  return (
    <Frame
      query={query}
      targetOf={(project) => ({
        of: { project: project.slug },
        name: project.title,
        lead: t('With {charity}.', { charity: project.charity.name }),
        picture: project,
        currency: project.goal.currency,
        presets: presetsOf(project),
        back: projectPath(project.slug),
        open: project.accepts_gifts,
      })}
    />
  );
}

function ToCharity({ slug }: { slug: string }) {
  const query = useGetCharityQuery(slug);
  return (
    <Frame
      query={query}
      targetOf={(charity) => ({
        of: { charity: charity.slug },
        name: charity.name,
        lead: charity.summary,
        picture: charity,
        currency: null,
        presets: [],
        back: charityPath(charity.slug),
        open: charity.accepts_gifts,
      })}
    />
  );
}

function Frame<Found>({
  query,
  targetOf,
}: {
  query: Parameters<typeof QueryView<Found>>[0]['query'];
  targetOf: (found: Found) => GiftTarget & { back: string; open: boolean };
}) {
  return (
    <div className="wrap">
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={640} />}
        failed={t('The page did not load')}
        missing={<NotFoundPage />}
      >
        {(found) => {
          const { back, open, ...target } = targetOf(found);
          return open ? (
            <>
              <BackLink to={back}>{target.name}</BackLink>
              <GiveForm target={target} />
            </>
          ) : (
            <State
              asPage
              scene="gate"
              title={t('No gifts are taken now')}
              actions={
                <ButtonLink tone="main" size="lg" to={back}>
                  {t('See why')}
                </ButtonLink>
              }
            />
          );
        }}
      </QueryView>
    </div>
  );
}
