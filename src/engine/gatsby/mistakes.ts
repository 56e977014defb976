/** Streams the problems and addresses of the site to the open pages in develop, whenever they change. */
import type { Problem } from "../problems"
import type { Site } from "../site"

/** The address of the event stream; every event contains the complete state. */
export const mistakesAddress = "/___mistakes"

/** The state of the site in develop. */
export type MistakesMessage = {
  problems: readonly Problem[]
  /** The address of every page. */
  pages: readonly string[]
  /** Former addresses of renamed pages, with the new ones. */
  moved: Site["redirects"]
}

type Response = {
  writeHead: (status: number, headers: Record<string, string>) => void
  write: (text: string) => void
}

type Request = { on: (event: "close", listen: () => void) => void }

/** The listeners and the last event. */
export class Mistakes {
  private readonly listeners = new Set<Response>()
  private last = event({ problems: [], pages: [], moved: [] })

  /** Sends the state to all listeners, and stores it for new ones. */
  send(problems: readonly Problem[], { pages, redirects }: Pick<Site, "pages" | "redirects">): void {
    this.last = event({ problems, pages: pages.map(({ path }) => path), moved: redirects })
    for (const listener of this.listeners) listener.write(this.last)
  }

  /** Answers a request with the event stream, until it closes. */
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

function event(message: MistakesMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
