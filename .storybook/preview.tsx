/** Decorates every story with the site's style and the context of a page. */
import type { Preview } from "@storybook/react-vite"
import { PageContext } from "../src/hooks/page/page"
import "98.css/dist/98.css"
import "../src/styles/global.css"

const page = {
  path: "/sandbox",
  title: "Sandbox",
  siteName: "juhq.fi",
  siteUrl: "https://juhq.fi",
  params: {},
  data: {},
}

const preview: Preview = {
  parameters: { layout: "fullscreen" },
  decorators: [
    Story => (
      <PageContext.Provider value={page}>
        <main style={{ minHeight: "100vh", padding: 24, background: "var(--paper)" }}>
          <Story />
        </main>
      </PageContext.Provider>
    ),
  ],
}

export default preview
