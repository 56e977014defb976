/** Reports of errors to Sentry; loaded only when a DSN is configured. */
import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  type ErrorEvent,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from "@sentry/browser"

/** Whether an event is about a script of another address, of which the browser says only "Script error". */
export function isScriptError(event: Pick<ErrorEvent, "message" | "exception">): boolean {
  const told = [event.message, ...(event.exception?.values ?? []).map(({ value }) => value)]
  return told.some(text => text !== undefined && /^(\w*Error: )?Script error\b/i.test(text))
}

/**
 * Begins to report, first what went wrong before, and returns how to report what was caught. Not among Sentry's parts
 * here are those that watch clicks and the console, or wrap every timer and listener of the page.
 */
export function startErrorReports(dsn: string, early: readonly unknown[]): (error: unknown) => void {
  init({
    dsn,
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      browserTracingIntegration(),
    ],
    tracesSampleRate: 0.1,
    // No headers of ours in requests to others.
    tracePropagationTargets: [],
    sendClientReports: false,
    beforeSend: event => (isScriptError(event) ? null : event),
  })
  for (const error of early) captureException(error)
  return error => void captureException(error)
}
