/** How the page felt, by the browser's own measure; loaded only when somebody is to be told. */
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals"
import { now } from "../browser/clock"
import { random } from "../browser/random"

type Metric = { name: string; value: number; id: string }
type VitalEvent = { category: string; action: string; label: string; value: number }

/** A metric as an event: whole numbers, and layout shifts in thousandths because they are small. */
export function vitalEvent({ name, value, id }: Metric): VitalEvent {
  return {
    category: "Web Vitals",
    action: name,
    label: id,
    value: Math.round(name === "CLS" ? value * 1000 : value),
  }
}

/** When the page was first hidden, in milliseconds from its start; infinity for one that never was. */
function firstHidden(): number {
  const hidden = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden")
  return hidden?.startTime ?? Number.POSITIVE_INFINITY
}

/** The delay of the first input, which web-vitals no longer measures since its version 5. */
function onFID(report: (metric: Metric) => void): void {
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes("first-input")) return
  const observer = new PerformanceObserver(list => {
    const first = list.getEntries()[0] as PerformanceEventTiming | undefined
    if (!first) return
    observer.disconnect()
    // The delay of a page in the background says nothing of the page.
    if (first.startTime >= firstHidden()) return
    const id = `fid-${now()}-${Math.floor(random() * 1e12)}`
    report({ name: "FID", value: first.processingStart - first.startTime, id })
  })
  observer.observe({ type: "first-input", buffered: true })
}

/** Reports CLS, FCP, FID, INP, LCP and TTFB, each when it is known. Call it once. */
export function watchVitals(report: (event: VitalEvent) => void): void {
  const hear = (metric: Metric) => report(vitalEvent(metric))
  for (const watch of [onCLS, onFCP, onFID, onINP, onLCP, onTTFB]) watch(hear)
}
