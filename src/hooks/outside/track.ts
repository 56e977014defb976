/** Analytics events and error reports, only if an id is configured and the visitor does not object to tracking. */
import { afterLoad } from "../browser/afterLoad"

export type TrackEvent = { category: string; action: string; label?: string; value?: number }

/** The ids of the services; an empty text turns a service off. */
export type TrackingIds = { analyticsId: string; errorReportsDsn: string }

type Message = { kind: "event"; event: TrackEvent } | { kind: "page"; path: string; title: string }

const eventName = "juhq:track"
/** The time in milliseconds after which a missing analytics script counts as failed. */
const timeoutMs = 10_000
/** The maximum numbers of queued messages and errors. */
const maxQueued = 100
const maxErrors = 10

/** Null until the shell configures tracking; earlier messages are queued. */
let ids: TrackingIds | null = null
const queue: Message[] = []
const errors: unknown[] = []
type Sender = typeof import("react-ga4").default
let sender: Promise<Sender> | undefined
let reporter: ((error: unknown) => void) | undefined

function isOptedOut(): boolean {
  const signals = [navigator.doNotTrack, "doNotTrack" in window ? window.doNotTrack : null]
  return (
    signals.some(signal => signal === "1" || signal === "yes") ||
    ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true)
  )
}

/** Configures tracking. The shell calls it once; a text is the analytics id alone. */
export function configureTracking(config: TrackingIds | string): void {
  const configured = typeof config === "string" ? { analyticsId: config, errorReportsDsn: "" } : config
  const isFirst = ids === null
  ids = isOptedOut() ? { analyticsId: "", errorReportsDsn: "" } : { ...configured }
  for (const message of queue.splice(0)) void send(message)
  if (!isFirst) return
  if (ids.analyticsId) void startVitals()
  if (ids.errorReportsDsn) void startErrors(ids.errorReportsDsn)
  else stopQueueing()
}

async function startVitals(): Promise<void> {
  try {
    await afterLoad()
    const { watchVitals } = await import("./vitals")
    watchVitals(track)
  } catch {
    // The page works without these measurements.
  }
}

async function startErrors(dsn: string): Promise<void> {
  try {
    await afterLoad()
    const { startErrorReports } = await import("./errorReports")
    reporter = startErrorReports(dsn, errors.splice(0))
  } catch {
    // Without the reporter, its own failure can't be reported.
  } finally {
    stopQueueing()
  }
}

function enqueueError(error: unknown): void {
  if (errors.length < maxErrors) errors.push(error)
}

const queueError = ({ error, message }: ErrorEvent) => enqueueError(error ?? new Error(message))
const queueRejection = ({ reason }: PromiseRejectionEvent) => enqueueError(reason)

function stopQueueing(): void {
  errors.length = 0
  window.removeEventListener("error", queueError)
  window.removeEventListener("unhandledrejection", queueRejection)
}

if (typeof window !== "undefined") {
  window.addEventListener("error", queueError)
  window.addEventListener("unhandledrejection", queueRejection)
}

/** Disables analytics for this visit if its script fails to load or takes longer than `timeoutMs`. */
function watchScript(): void {
  const script = document.querySelector('script[src*="/gtag/js"]')
  if (!script) return
  const giveUp = () => {
    if (ids) ids.analyticsId = ""
    script.remove()
    if ("dataLayer" in window && Array.isArray(window.dataLayer)) window.dataLayer.length = 0
  }
  const timer = setTimeout(giveUp, timeoutMs)
  script.addEventListener("load", () => clearTimeout(timer))
  script.addEventListener("error", () => {
    clearTimeout(timer)
    giveUp()
  })
}

function analytics(id: string) {
  sender ??= afterLoad()
    .then(() => import("react-ga4"))
    .then(({ default: ga }) => {
      ga.initialize(id, { gtagOptions: { send_page_view: false } })
      watchScript()
      return ga
    })
  return sender
}

/** Sends an event by gtag itself: the library's function capitalises the words and redacts any text with an @. */
function sendEvent(ga: Sender, { category, action, label, value }: TrackEvent): void {
  ga.gtag("event", action, {
    event_category: category,
    ...(label !== undefined && { event_label: label }),
    ...(value !== undefined && { value }),
    non_interaction: true,
  })
}

async function send(message: Message): Promise<void> {
  if (ids === null) {
    if (queue.length < maxQueued) queue.push(message)
    return
  }
  if (!ids.analyticsId || isOptedOut()) return
  try {
    const ga = await analytics(ids.analyticsId)
    if (message.kind === "page") ga.send({ hitType: "pageview", page: message.path, title: message.title })
    else sendEvent(ga, message.event)
  } catch {
    sender = undefined
  }
}

function dispatch(message: Message): void {
  window.dispatchEvent(new CustomEvent(eventName, { detail: message }))
  void send(message)
}

/** Reports a non-interactive event, and dispatches it as a `juhq:track` event on window. */
export function track(event: TrackEvent): void {
  dispatch({ kind: "event", event })
}

/** Reports a page view. */
export function trackPage(path: string, title: string): void {
  dispatch({ kind: "page", path, title })
}

/** Reports a caught error, which the browser itself doesn't report. */
export function trackError(error: unknown): void {
  if (reporter) reporter(error)
  else if (ids === null || ids.errorReportsDsn) enqueueError(error)
}
