import { Fragment, type ReactNode } from "react"
import { PageIcon } from "../../components/page-icon/PageIcon"
import { PageLink } from "../../components/page-link/PageLink"
import { useLoaded } from "../../hooks/browser/loaded"
import { loadTrace, type Trace } from "../../hooks/page/traces"
import type { Night } from "../../hooks/storage/nightOut"
import type { Travel } from "../../hooks/storage/travels"
import { messageOf } from "../../kits/guest/postcard"
import { StickeredDrawing } from "../../kits/guest/StickeredDrawing"
import type { MenuItem } from "../../lib/lists/menus"
import { Balloon } from "./Balloon"
import * as styles from "./ThingNews.module.css"

const showMs = 15_000

/** News of a thing where it is found: one for each day. */
const welcomes = [
  "has told everybody about you.",
  "asks whether you have brought breakfast.",
  "has been here all night, and would not say why.",
  "had a seat kept for you. It is gone.",
  "was asked to leave twice.",
  "has learnt the rules, and broken one.",
  "was taken for staff.",
] as const

type NewsProps = {
  /** The path of the page whose thing it is. */
  thing: string
  path: string
  onClose: () => void
  onRest?: (() => void) | undefined
  /** Returns the sentences about it. */
  children: (trace: Trace) => ReactNode
}

/** A balloon with a picture of a thing, as on a stamp; nothing before its drawing has loaded. */
function News({ thing, path, onClose, onRest, children }: NewsProps) {
  const { value: trace } = useLoaded(() => loadTrace(thing), [thing])
  if (!trace) return null
  const stamp = (
    <svg className={styles.stamp} aria-hidden="true" viewBox={`0 0 ${trace.width} ${trace.height}`}>
      <StickeredDrawing from={thing} thing={trace} />
    </svg>
  )
  return (
    <Balloon path={path} picture={stamp} showMs={showMs} onClose={onClose} onRest={onRest}>
      {children(trace)}
    </Balloon>
  )
}

type Props = { night: Night; path: string; onClose: () => void }

/** The postcard of a thing that has gone out for the night, with the way to it. */
export default function Postcard({ night, path, onClose, onRest }: Props & { onRest: () => void }) {
  const { thing, on } = night
  return (
    on && (
      <News thing={thing} path={path} onClose={onClose} onRest={onRest}>
        {({ name }) => (
          <>
            A postcard. <b>{name}</b> stayed out last night, and writes from{" "}
            <PageLink to={on.path}>{on.title}</PageLink>: “{messageOf(night)}”
          </>
        )}
      </News>
    )
  )
}

/** The welcome of a thing on the page from which it has written. */
export function Found({ night: { thing, day }, path, onClose }: Props) {
  return (
    <News thing={thing} path={path} onClose={onClose}>
      {({ name }) => (
        <>
          You came. <b>{name}</b> {welcomes[day % welcomes.length]}
        </>
      )}
    </News>
  )
}

/** The news that a page has kept a thing, with the way back to it. */
export function Kept({ night: { thing, on }, path, onClose }: Props) {
  return (
    on && (
      <News thing={thing} path={path} onClose={onClose}>
        {({ name }) => (
          <>
            <b>{name}</b> is not with you. They kept it at <PageLink to={on.path}>{on.title}</PageLink>.
          </>
        )}
      </News>
    )
  )
}

type HomeProps = {
  /** The page, which gave the thing. */
  path: string
  /** What it has been through since the page was last told, the newest first; at least one. */
  events: readonly Travel[]
  briefcase: MenuItem
  onClose: () => void
}

/** The maximum number of events that are told. */
const maxEvents = 2

/** What the page that gave a thing has heard of it since. */
export function HomeNews({ path, events, briefcase, onClose }: HomeProps) {
  const others = events.length - maxEvents
  return (
    <News thing={path} path={path} onClose={onClose}>
      {({ name }) => (
        <>
          <b>{name}</b> is talked about here.{" "}
          {events.slice(0, maxEvents).map(({ on, what, icon }) => (
            <Fragment key={on}>
              <PageLink to={on}>
                {icon && <PageIcon name={icon} />} “{what}”
              </PageLink>{" "}
            </Fragment>
          ))}
          {others > 0 && (
            <>
              And {others} more in <PageLink to={briefcase.to}>{briefcase.label}</PageLink>.
            </>
          )}
        </>
      )}
    </News>
  )
}
