/** Asks for every outside address once, host by host, and remembers what it has found. */
import robotsParser from "robots-parser"
import type { Address } from "./addresses"
import { archiveOrigin, copyOf } from "./archive"
import { type Ask, NoAnswer, type Verdict, verdictOf, withoutAnswer } from "./ask"
import { type Known, recalled, remember } from "./memory"
import { together, turns } from "./turns"

export type Options = {
  root: string
  siteUrl: string
  /** Whether what is remembered is asked for again. */
  fresh?: boolean
  fetch?: typeof fetch
  /** Milliseconds after which an answer is no longer waited for. */
  timeout?: number
  /** Milliseconds before each further try of what did not answer. */
  waits?: readonly number[]
  /** Milliseconds between two requests to one host. */
  gap?: number
  /** Milliseconds since 1970. */
  now?: () => number
  /** Told after each address: how many are done, of how many. */
  progress?: (done: number, of: number) => void
}

export type Found = {
  /** By the address without what stands after its #. */
  known: Map<string, Known>
  /** How many of the addresses were remembered. */
  remembered: number
  /** Whether the network went away, so that not all could be asked for. */
  offline: boolean
}

/** Whom to ask whether there is a network at all. One that answers is enough. */
const surelyThere = [`${archiveOrigin}/`, "https://www.wikipedia.org/"]

const hostsAtOnce = 8

/** Whether an address is this machine's own, for which it needs no network. */
function isLocal(href: string): boolean {
  return /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(href).hostname)
}

/** An address as it is asked for. */
export function asked(href: string): string {
  const url = new URL(href)
  // A text fragment or an anchor is the browser's own business.
  return url.href.slice(0, url.href.length - url.hash.length)
}

/** Asks for what is not remembered. It leaves off when it finds that there is no network. */
export async function checkAddresses(addresses: readonly Address[], options: Options): Promise<Found> {
  const { root, now = Date.now, progress = () => {} } = options
  const ask: Ask = {
    fetch: options.fetch ?? fetch,
    userAgent: `links (+${options.siteUrl}/)`,
    timeout: options.timeout ?? 15_000,
    waits: options.waits ?? [2_000, 6_000],
    inTurn: turns(options.gap ?? 1_000),
  }
  const before = recalled(root, now())
  const known = new Map(options.fresh ? [] : before)
  const all = [...new Set(addresses.map(({ href }) => asked(href)))]
  const open = all.filter(href => !known.has(href))
  const remembered = all.length - open.length
  const isAllowed = robotsOf(ask)
  const network = networkOf(ask)
  let [done, offline] = [remembered, false]

  const look = async (href: string): Promise<void> => {
    try {
      const verdict = (await isAllowed(href))
        ? await verdictOf(href, ask)
        : ({ is: "refusing", why: "its robots.txt keeps robots away" } as const)
      if (!isLocal(href)) network.answers()
      known.set(href, { at: now(), verdict, ...(await copy(href, verdict)) })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (!isLocal(href) && !(await network.isThere())) {
        offline = true
        return
      }
      const verdict = withoutAnswer(error)
      known.set(href, { at: now(), verdict, ...(await copy(href, verdict)) })
    }
    progress(++done, all.length)
  }
  const copy = async (href: string, { is }: Verdict): Promise<Pick<Known, "copy">> => {
    if (is !== "dead" && is !== "down") return {}
    const found = await copyOf(href, ask)
    return found === undefined ? {} : { copy: found }
  }

  await together([...byHost(open).values()], hostsAtOnce, async hrefs => {
    let tooMany = false
    for (const href of hrefs) {
      if (offline && !isLocal(href)) return
      if (tooMany) {
        const verdict = { is: "refusing", why: "its host wants to be asked less" } as const
        known.set(href, { at: now(), verdict })
        progress(++done, all.length)
        continue
      }
      await look(href)
      const { verdict } = known.get(href) ?? {}
      tooMany = verdict?.is === "refusing" && verdict.why.includes("(429)")
      if (done % 20 === 0) remember(root, new Map([...before, ...known]))
    }
  })
  remember(root, new Map([...before, ...known]))
  return { known, remembered, offline }
}

function byHost(hrefs: readonly string[]): Map<string, string[]> {
  const hosts = new Map<string, string[]>()
  for (const href of hrefs) {
    const { host } = new URL(href)
    hosts.set(host, [...(hosts.get(host) ?? []), href])
  }
  return hosts
}

/** Whether a host's robots.txt lets us ask for an address; one that has none, or does not answer, keeps nobody away. */
function robotsOf(ask: Ask): (href: string) => Promise<boolean> {
  const rules = new Map<string, Promise<string>>()
  const read = async (url: string): Promise<string> => {
    try {
      return await ask.inTurn(new URL(url).host, async () => {
        const answer = await ask.fetch(url, {
          signal: AbortSignal.timeout(ask.timeout),
          headers: { "user-agent": ask.userAgent },
        })
        const isText = /^text\/plain/.test(answer.headers.get("content-type") ?? "text/plain")
        if (answer.ok && isText) return (await answer.text()).slice(0, 500_000)
        await answer.body?.cancel()
        return ""
      })
    } catch {
      return ""
    }
  }
  return async href => {
    const url = `${new URL(href).origin}/robots.txt`
    const text = rules.get(url) ?? read(url)
    rules.set(url, text)
    return robotsParser(url, await text).isAllowed(href, ask.userAgent) ?? true
  }
}

/** Tells a host that is not there from a network that is not there. */
function networkOf(ask: Ask) {
  let answered = 0
  return {
    /** Something has answered just now. */
    answers: () => {
      answered = performance.now()
    },
    isThere: async (): Promise<boolean> => {
      if (answered > 0 && performance.now() - answered < 5_000) return true
      const answers = surelyThere.map(url =>
        ask.fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(ask.timeout) }),
      )
      return Promise.any(answers).then(
        () => true,
        () => false,
      )
    },
  }
}
