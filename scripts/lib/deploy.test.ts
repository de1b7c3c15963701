// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const config = readFileSync('deploy/nginx.conf', 'utf8');

describe('the shipped web server configuration', () => {
  it('adds headers in one place only: one in a location would hide the security headers there', () => {
    const server = config.slice(config.indexOf('server {\n  listen'));
    const depths = [...server.matchAll(/^( *)add_header/gm)].map(([, indent]) => indent);
    expect(depths).toEqual(['  ']);
    expect(server).toContain('include /srv/app/current/server.conf;');
  });

  it('logs no query', () => {
    // Of the two places that read the query one keeps what stands before it, the other only whether it holds a secret.
    const rest = config.replace('map $request_uri $asked_path {', '').replace('map $is_args$args $launches {', '');
    expect(rest).not.toMatch(/\$request_uri|\$args|\$query_string|\$request\b|\$http_referer|combined/);
    expect(config).toContain('access_log /var/log/nginx/app.log without_query;');
    expect(config.match(/^ *error_log .*/gm)).toEqual(['  error_log /dev/null emerg;']);
  });

  it('never retries or caches the gateway', () => {
    expect(config).toContain('proxy_next_upstream off;');
    expect(config).not.toContain('proxy_cache');
  });
});
