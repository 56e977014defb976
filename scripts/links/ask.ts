/** One outside address, asked for politely: what became of it. */

/** What was found at an address. */
export type Verdict =
  | { is: "there" }
  /** For good: links should say the new address. `front` where it is only the new host's front page. */
  | { is: "moved"; to: string; front: boolean }
  | { is: "dead"; why: string }
  /** It may be back. */
  | { is: "down"; why: string }
  /** Something answers, but not to a robot. */
  | { is: "refusing"; why: string }

export type Ask = {
  fetch: typeof fetch
  userAgent: string
  /** Milliseconds after which an answer is no longer waited for. */
  timeout: number
  /** Milliseconds before each further try of what did not answer. */
  waits: readonly number[]
  /** Has requests to one host wait for each other. */
  inTurn: <Value>(host: string, request: () => Promise<Value>) => Promise<Value>
}

/** The network is not there at all, which says nothing of an address. */
export class NoAnswer extends Error {
  constructor(
    readonly code: string,
    readonly isGone: boolean,
  ) {
    super(code)
  }
}

const mostHops = 10

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

type Failure = { name?: unknown; code?: unknown; message?: unknown; cause?: unknown; errors?: unknown[] }

/** What a failed request says of itself: "ENOTFOUND", "CERT_HAS_EXPIRED", "timeout". */
function codeOf(error: unknown): string {
  // Told by what it has and not by its class: errors of fetch come from the platform.
  const { name, code, message, cause, errors } = (
    typeof error === "object" && error !== null ? error : {}
  ) as Failure
  if (name === "TimeoutError" || name === "AbortError") return "timeout"
  if (typeof code === "string") return code
  if (Array.isArray(errors) && errors.length > 0) return codeOf(errors[0])
  return cause === undefined ? String(message ?? error) : codeOf(cause)
}

const said: Readonly<Record<string, string>> = {
  ENOTFOUND: "its host is not known any more",
  EAI_AGAIN: "its host can't be looked up",
  ECONNREFUSED: "its host refuses connections",
  ECONNRESET: "its host breaks off",
  UND_ERR_SOCKET: "its host breaks off",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is another host's",
  timeout: "its host does not answer in time",
}

/** Asks once, for the head alone or for all, and takes no more of the answer than its head. */
async function request(url: string, method: "HEAD" | "GET", ask: Ask): Promise<Response> {
  const answer = await ask.inTurn(new URL(url).host, () =>
    ask.fetch(url, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(ask.timeout),
      headers: {
        "user-agent": ask.userAgent,
        accept: "text/html,*/*;q=0.8",
        "accept-language": "en,fi;q=0.8",
      },
    }),
  )
  await answer.body?.cancel()
  return answer
}

/** A head's answer where it is a good one, else that to the whole: many a host can't tell a head from nothing. */
async function answerOf(url: string, ask: Ask): Promise<Response> {
  const head = await request(url, "HEAD", ask).catch(() => undefined)
  if (head && (head.status < 400 || head.status === 429)) return head
  return request(url, "GET", ask)
}

async function answerInTime(url: string, ask: Ask): Promise<Response> {
  for (const wait of [...ask.waits, -1]) {
    try {
      const answer = await answerOf(url, ask)
      // LinkedIn's 999 is a refusal.
      if (answer.status < 500 || answer.status === 999 || wait < 0) return answer
    } catch (error) {
      const code = codeOf(error)
      const isGone = code === "ENOTFOUND" || /CERT|TLS|SSL/.test(code)
      // Whoever has been waited for in vain is not waited for again.
      if (wait < 0 || isGone || code === "timeout") throw new NoAnswer(code, isGone)
    }
    await pause(wait)
  }
  throw new Error("There is always a last try.")
}

function judged(status: number): Verdict | undefined {
  if (status === 404 || status === 410) return { is: "dead", why: `it is not there (${status})` }
  if (status === 429) return { is: "refusing", why: "it wants to be asked less (429)" }
  if (status >= 500 && status !== 999) return { is: "down", why: `its host has a fault (${status})` }
  if (status >= 400) return { is: "refusing", why: `it refuses robots (${status})` }
  return undefined
}

/** Follows an address to its end. Throws NoAnswer where there is no answer at all. */
export async function verdictOf(href: string, ask: Ask): Promise<Verdict> {
  const first = new URL(href)
  first.hash = ""
  const seen = new Set<string>()
  let url = first.href
  // As far as every step is for good, links can follow.
  let lasting: string | undefined = url
  let moved = url
  while (!seen.has(url) && seen.size < mostHops) {
    seen.add(url)
    const answer = await answerInTime(url, ask)
    const { status } = answer
    const location = answer.headers.get("location")
    if (status < 300 || status >= 400 || status === 304 || location === null) {
      const bad = judged(status)
      if (bad) return bad
      return moved === first.href ? { is: "there" } : movedTo(moved, first)
    }
    if (!URL.canParse(location, url)) return { is: "dead", why: "it leads to what is no address" }
    const next = new URL(location, url)
    if (!/^https?:$/.test(next.protocol)) return { is: "refusing", why: "it leads to an app" }
    next.hash = ""
    url = next.href
    if (status !== 301 && status !== 308) lasting = undefined
    if (lasting !== undefined) moved = lasting = url
  }
  return { is: "refusing", why: "it leads robots round in a circle" }
}

function movedTo(to: string, from: URL): Verdict {
  const target = new URL(to)
  const front = target.pathname === "/" && target.search === "" && from.pathname.length > 1
  return { is: "moved", to, front }
}

/** What was found where there was no answer. */
export function withoutAnswer({ code, isGone }: NoAnswer): Verdict {
  const why =
    said[code] ?? (/CERT|TLS|SSL/.test(code) ? "its certificate is not valid" : `no answer (${code})`)
  return { is: isGone && code === "ENOTFOUND" ? "dead" : "down", why }
}
