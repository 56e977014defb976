/** Tells the open pages of develop which mistakes and which pages there are, as soon as it changes. */
import type { Problem } from "../problems"
import type { Site } from "../site"

/** Where the page asks; what comes is a stream of events, each with all that there is to know. */
export const mistakesAddress = "/___mistakes"

/** What an open page is told. */
export type MistakesMessage = {
  problems: readonly Problem[]
  /** The address of every page. */
  pages: readonly string[]
  /** Where pages that were renamed are now. */
  moved: Site["redirects"]
}

type Response = {
  writeHead: (status: number, headers: Record<string, string>) => void
  write: (text: string) => void
}

type Request = { on: (event: "close", listen: () => void) => void }

/** Whoever listens, and what was last told to all of them. */
export class Mistakes {
  private readonly listeners = new Set<Response>()
  private last = event({ problems: [], pages: [], moved: [] })

  /** Tells everybody who listens, and whoever comes. */
  tell(problems: readonly Problem[], { pages, redirects }: Pick<Site, "pages" | "redirects">): void {
    this.last = event({ problems, pages: pages.map(({ path }) => path), moved: redirects })
    for (const listener of this.listeners) listener.write(this.last)
  }

  /** Answers a page that asks, until it goes. */
  answer = (request: Request, response: Response): void => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    })
    response.write(this.last)
    this.listeners.add(response)
    request.on("close", () => this.listeners.delete(response))
  }
}

function event(news: MistakesMessage): string {
  return `data: ${JSON.stringify(news)}\n\n`
}
