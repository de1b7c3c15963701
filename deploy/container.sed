# What is different of nginx.conf in a container: TLS ends in front of it, nobody is root, and logs go where containers' logs go.
s|^  listen 443 ssl http2;|  listen 8080;|
/^  listen \[::\]:443 ssl http2;/d
/^  ssl_/d
/^  # Coming back costs one round trip less\.$/d
/^  # A record is read once all of it has come/d
s|access_log /var/log/nginx/app\.log without_query;|access_log /dev/stdout without_query;|
s|proxy_set_header X-Forwarded-Proto \$scheme;|proxy_set_header X-Forwarded-Proto https;|
