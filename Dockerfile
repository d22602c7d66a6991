# The site in a container, see docs/operators/hosting.md:
#   docker build --tag agency-site .
#   docker run --publish 9000:9000 --volume enquiries:/app/.data --restart unless-stopped agency-site

FROM node:24-bookworm-slim AS build
WORKDIR /site
# MALLOC_ARENA_MAX saves half a gigabyte of memory.
ENV GATSBY_TELEMETRY_DISABLED=1 MALLOC_ARENA_MAX=2
# Where the editor at /admin keeps content, see docs/operators/editor.md. None of them is secret.
ARG CMS_BACKEND CMS_REPOSITORY CMS_BRANCH CMS_APP_ID CMS_HOST_URL CMS_GITHUB_URL
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY tsconfig.json gatsby-browser.tsx gatsby-config.ts gatsby-node.ts gatsby-ssr.tsx ./
COPY static static
COPY content content
COPY src src
# With the folders of the last build, images are not made again, and its scripts stay published for pages that are open
# in browsers. Gatsby needs both folders or neither, so they are kept together, once a build is complete. The files of
# static have the modes of the clone, which the user of the image may not be allowed to read.
RUN --mount=type=cache,target=/kept,sharing=locked \
    if [ -e /kept/complete ]; then cp -a /kept/.cache /kept/public ./; fi \
    && npx gatsby build \
    && chmod -R a+rX public dist \
    && rm -rf /kept/complete /kept/.cache /kept/public \
    && cp -a .cache public /kept/ \
    && touch /kept/complete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000
RUN apt-get update && apt-get install -y --no-install-recommends tini && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /site/public public
COPY --from=build /site/dist dist
RUN install -d -o node -g node -m 700 .data
USER node
# The SQLite file. Name the volume when you run it, or use PostgreSQL: DATABASE_URL.
VOLUME /app/.data
EXPOSE 9000
STOPSIGNAL SIGTERM
# Docker restarts no container that is unhealthy, so the check kills a server that hangs: one that accepts connections
# and three times does not answer. SIGKILL to -1 reaches every process but the first, tini, which then ends, too. A
# server that refuses connections is starting or shutting down, and is left alone.
HEALTHCHECK --interval=30s --timeout=40s --start-period=10s --retries=3 \
    CMD ["node", "-e", "const url = `http://127.0.0.1:${process.env.PORT || 9000}/healthz`; \
        const check = (attempts) => fetch(url, { signal: AbortSignal.timeout(9000) }).then( \
            ({ ok }) => process.exit(ok ? 0 : 1), \
            ({ name }) => name !== 'TimeoutError' ? process.exit(1) \
                : attempts > 1 ? check(attempts - 1) : process.kill(-1, 'SIGKILL')); \
        check(3)"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "dist/server.js"]
