import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react"
import { trackError } from "../hooks/outside/track"
import { isLoadError } from "../lib/content/loadError"
import * as styles from "./Embed.module.css"
import type { LoadedModule } from "./readRegistry"
import { getLoadedEmbed, loadEmbed } from "./registry"

type EmbedComponent = ComponentType<Record<string, unknown>>

const attempts = new Map<string, EmbedComponent>()

/**
 * Returns the component of an attempt, always the same: the component itself if it is loaded, since React delays a lazy
 * one by a third of a second, otherwise a lazy one. React caches a failed load, so a retry needs a new lazy component.
 */
function componentFor(
  name: string,
  attempt: number,
  load: (name: string) => Promise<LoadedModule>,
): EmbedComponent {
  const key = `${name} ${attempt}`
  const cached = attempts.get(key)
  if (cached) return cached
  const component = getLoadedEmbed(name) ?? lazy(() => load(name))
  attempts.set(key, component)
  return component
}

type BoundaryProps = { children: ReactNode; fallback: (error: unknown) => ReactNode }

/** An error boundary, so that the rest of the page stays. */
class Boundary extends Component<BoundaryProps, { error: unknown; failed: boolean }> {
  override state = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, failed: true }
  }

  override componentDidCatch(error: unknown) {
    trackError(error)
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children
  }
}

type Props = {
  name: string
  props: Record<string, unknown>
  children?: ReactNode
  /** Loads the component; a test can replace it. */
  load?: (name: string) => Promise<LoadedModule>
}

/** Sets `data-ready` on the embed's element once the embed is mounted, for scripts and tests. */
function ReadyMarker({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    target.current?.setAttribute("data-ready", "")
  }, [target])
  return null
}

/** An embed of a page, loaded on demand, with a text while it loads and a retry button after a failure. */
export function Embed({ name, props, children, load = loadEmbed }: Props) {
  const [attempt, setAttempt] = useState(0)
  const element = useRef<HTMLDivElement>(null)
  const Lazy = componentFor(name, attempt, load)
  // The author's text in the embed stays readable.
  const fallback = (error: unknown) => (
    <>
      <div role="alert" className={styles.failed} data-failed="">
        <p>
          {isLoadError(error) ? "This piece of the page did not arrive." : "This piece of the page broke."}
        </p>
        <div className="buttons">
          <button type="button" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
          {attempt > 0 && (
            <button type="button" onClick={() => window.location.reload()}>
              Reload the page
            </button>
          )}
        </div>
      </div>
      {children}
    </>
  )
  return (
    <div ref={element} className={styles.embed} data-embed={name}>
      <Boundary key={attempt} fallback={fallback}>
        <Suspense fallback={<p className={styles.loading}>Loading something...</p>}>
          <Lazy {...props}>{children}</Lazy>
          <ReadyMarker target={element} />
        </Suspense>
      </Boundary>
    </div>
  )
}
