# syntax=docker/dockerfile:1
# Builds the release, then keeps only what runs. Needs no privileges and no writable root at run time:
#   docker run --read-only --tmpfs /tmp -v sevenmetre:/data -e PUBLIC_URL=https://cup.example.org -p 3000:3000 sevenmetre

FROM node:24-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm run package -- /release

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build --chown=root:root /release /opt/sevenmetre
RUN install -d -m 0700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "/opt/sevenmetre/sevenmetre.mjs", "health"]
CMD ["node", "/opt/sevenmetre/sevenmetre.mjs"]
