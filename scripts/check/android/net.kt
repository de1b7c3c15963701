package android.net

abstract class Uri {
    abstract val scheme: String?
    abstract val encodedAuthority: String?
    abstract fun buildUpon(): Builder

    abstract class Builder {
        abstract fun appendQueryParameter(key: String, value: String): Builder
        abstract fun build(): Uri
    }

    companion object {
        fun parse(text: String): Uri = TODO()
    }
}
